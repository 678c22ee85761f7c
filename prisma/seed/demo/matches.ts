// Who of the sample members looks for whom, and who has written to whom. Keys are those of the members.

interface DemoWishes {
	member: string;
	ages?: readonly [from: number, to: number];
	districts?: readonly string[];
	education?: 'graduate' | 'postgraduate';
	/** Who does not meet it is not shown. */
	isEducationMust?: boolean;
}

export const demoWishes: readonly DemoWishes[] = [
	{ member: 'karanvir', ages: [23, 32], districts: ['Jaipur', 'Sikar', 'Udaipur'], education: 'graduate' },
	{ member: 'manasvini', ages: [26, 34], education: 'graduate', isEducationMust: true },
	{ member: 'rashmika', ages: [30, 40], districts: ['उदयपुर', 'जयपुर'] },
	{ member: 'saritashri', ages: [29, 42], education: 'graduate' },
	{ member: 'siddhant', ages: [24, 36], districts: ['Jaipur', 'Udaipur'] },
];

interface DemoInterest {
	from: string;
	to: string;
	/** The guardian of the sender who has sent it; the sender's own yes is awaited. */
	by?: string;
	status: 'sent' | 'accepted';
	family?: 'joint' | 'parents';
	village?: 'often' | 'occasions';
	work?: 'service' | 'business';
	plans?: ('work' | 'withFamily' | 'together')[];
	seeks?: ('values' | 'education' | 'respect' | 'simple')[];
	daysOld: number;
}

export const demoInterests: readonly DemoInterest[] = [
	{
		from: 'manasvini',
		to: 'karanvir',
		status: 'sent',
		...{ family: 'joint', village: 'occasions' },
		...{ plans: ['work', 'together'], seeks: ['values', 'education', 'respect'] },
		daysOld: 2,
	},
	{ from: 'karanvir', to: 'marudhara', status: 'sent', daysOld: 5 },
	{
		...{ from: 'gaurishri', by: 'shivank', to: 'ishvaraj', status: 'sent' },
		...{ family: 'joint', village: 'occasions' },
		...{ plans: ['work', 'together'], seeks: ['education', 'respect'] },
		daysOld: 3,
	},
	{
		from: 'siddhant',
		to: 'rashmika',
		status: 'accepted',
		...{ family: 'parents', village: 'often', work: 'business' },
		...{ plans: ['withFamily'], seeks: ['simple', 'respect'] },
		daysOld: 14,
	},
];

/** A father looks for his daughter, with her agreement; she keeps the last word. */
export const demoGuardianships = [
	{
		...{ candidate: 'gaurishri', guardian: 'shivank' },
		...{ guardianHi: 'पिता', guardianEn: 'father', candidateHi: 'बेटी', candidateEn: 'daughter' },
		...{ daysOld: 20, months: 12 },
	},
] as const;

/** Whom a member has set aside to look at again. */
export const demoShortlists: readonly { member: string; other: string }[] = [
	{ member: 'karanvir', other: 'rashmika' },
];
