// What the built-in texts of the portal are made of: keys below `terms` and `about` in the messages.

export const terms = {
	sections: ['rules', 'stored', 'kept', 'sight', 'consent', 'rights', 'grievance', 'storage', 'changes'],
	rules: ['age', 'email', 'truth', 'tree', 'content', 'conduct', 'matches', 'law'],
	stored: [
		'account',
		'profile',
		'matches',
		'details',
		'meeting',
		'guardians',
		'kundli',
		'elders',
		'comparison',
		'calendar',
		'relatives',
		'stories',
		'pictures',
		'messages',
		'consents',
		'sessions',
		'limits',
		'audit',
	],
	kept: ['account', 'links', 'guardians', 'kundli', 'stories', 'trash', 'messages', 'traces', 'audit'],
	settings: ['private', 'restricted', 'public'],
	sight: [
		'details',
		'guardians',
		'kundli',
		'family',
		'lists',
		'stories',
		'messages',
		'administrators',
		'never',
	],
	consents: ['matrimonial', 'matchesSight', 'contact', 'guardians', 'kundli', 'comparison', 'withdraw'],
	rights: ['access', 'correct', 'erase', 'nominate', 'breach', 'complain'],
} as const;

export const about = {
	offers: ['trees', 'matches', 'deities', 'stories'],
	aims: ['mission', 'vision'],
	chapters: ['begin', 'grow', 'today'],
} as const;
