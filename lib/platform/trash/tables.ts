// What the rows of each table refer to that may be gone when they come back. In this order they are put back.

type Reference = 'Member' | 'Person' | 'Media' | 'Interest';

export interface Resting {
	/** Without these a row does not come back. */
	needs?: Readonly<Record<string, Reference>>;
	/** Where these are gone, a row comes back without them. */
	loses?: Readonly<Record<string, Reference>>;
}

export const restingTables = {
	Member: { loses: { photoId: 'Media' } },
	SecondFactor: {},
	RecoveryCode: {},
	AdministratorMail: {},
	NotificationsRead: {},
	Consent: {},
	PartnerWishes: {},
	BirthMoment: {},
	MatrimonialDetails: {},
	Biodata: {},
	BiodataLink: {},
	FamilyDays: {},
	FamilyTree: {},
	Person: { loses: { memberId: 'Member', addedById: 'Member', photoId: 'Media' } },
	ParentLink: {},
	Union: {},
	SamePerson: { needs: { oneId: 'Person', otherId: 'Person' } },
	ElderQuestion: {},
	FamilyRequest: {
		needs: { fromMemberId: 'Member', toMemberId: 'Member' },
		loses: { personId: 'Person', relatedToId: 'Person' },
	},
	Interest: { needs: { fromMemberId: 'Member', toMemberId: 'Member' } },
	MeetingQuestion: { needs: { interestId: 'Interest' } },
	MatchMark: { needs: { memberId: 'Member', otherId: 'Member' } },
	Guardianship: { needs: { candidateId: 'Member', guardianId: 'Member' } },
	GuardianNote: { needs: { candidateId: 'Member', otherId: 'Member', authorId: 'Member' } },
	GuardianAct: { needs: { candidateId: 'Member', guardianId: 'Member' }, loses: { otherId: 'Member' } },
	MemberReport: { needs: { aboutId: 'Member' }, loses: { reporterId: 'Member' } },
	ReportReply: {},
	Blog: { loses: { senderId: 'Member', imageId: 'Media' } },
	GalleryImage: { loses: { senderId: 'Member' } },
	InboxMessage: { loses: { senderId: 'Member' } },
	Deity: {},
	DeityText: {},
	DeityImage: { needs: { mediaId: 'Media' } },
	Khaanp: {},
} as const satisfies Record<string, Resting>;

export type RestingTable = keyof typeof restingTables;

/** What tells of a member in rows that stay where they are, and is empty while the member is in the trash. */
export const emptiedColumns = {
	'Media.ownerId': ['Media', 'ownerId'],
	'Person.memberId': ['Person', 'memberId'],
	'Person.addedById': ['Person', 'addedById'],
	'MemberReport.reporterId': ['MemberReport', 'reporterId'],
} as const;

export type EmptiedColumn = keyof typeof emptiedColumns;

/** The keys of a record, in its order. */
export function getNames<Name extends string>(things: Partial<Record<Name, unknown>>): Name[] {
	return Object.keys(things).filter((name): name is Name => name in things);
}
