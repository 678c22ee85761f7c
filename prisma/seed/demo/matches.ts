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
	status: 'sent' | 'accepted';
	message?: string;
	daysOld: number;
}

export const demoInterests: readonly DemoInterest[] = [
	{
		from: 'manasvini',
		to: 'karanvir',
		status: 'sent',
		message: 'खम्मा घणी! आपका परिचय पढ़ा। घर वालों से बात हो गई है, हमें आगे परिचय करके ख़ुशी होगी।',
		daysOld: 2,
	},
	{ from: 'karanvir', to: 'marudhara', status: 'sent', daysOld: 5 },
	{
		from: 'siddhant',
		to: 'rashmika',
		status: 'accepted',
		message: 'Khamma Ghani. My parents and I would be glad to know your family.',
		daysOld: 14,
	},
];

/** Whom a member has set aside to look at again. */
export const demoShortlists: readonly { member: string; other: string }[] = [
	{ member: 'karanvir', other: 'rashmika' },
];
