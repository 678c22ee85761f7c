/** What the audit log may say to have been done, by what it was done to. Each has its sentence in both languages. */
export const auditVerbs = {
	blog: ['create', 'update', 'approve', 'reject', 'delete', 'restore', 'purge', 'undo', 'export'],
	gallery: ['create', 'update', 'approve', 'reject', 'delete', 'restore', 'purge', 'undo'],
	member: [
		'create',
		'update',
		'delete',
		'restore',
		'purge',
		'undo',
		'hold',
		'release',
		'read',
		'export',
		'import',
	],
	family: ['update', 'delete', 'restore', 'purge', 'undo', 'read'],
	person: ['update', 'delete', 'restore'],
	deity: ['create', 'update', 'delete', 'restore', 'purge', 'undo', 'import', 'export'],
	clan: ['update', 'merge', 'separate'],
	khaanp: ['create', 'update', 'delete', 'restore', 'purge', 'undo', 'import'],
	message: ['update', 'answer', 'spam', 'delete', 'undo'],
	report: ['dismiss', 'hold', 'remove', 'undo'],
	site: ['maintenance', 'undo', 'settings', 'text'],
	history: ['export'],
	mail: ['read'],
} as const;

/** What leaves a record as it was. */
export const readingVerbs: readonly string[] = ['read', 'export'];

export type SubjectType = keyof typeof auditVerbs;

/** Such as `blog.approve`. */
export type AuditAction = {
	[Subject in SubjectType]: `${Subject}.${(typeof auditVerbs)[Subject][number]}`;
}[SubjectType];

const subjects: ReadonlySet<string> = new Set(Object.keys(auditVerbs));

export function isSubjectType(value: string): value is SubjectType {
	return subjects.has(value);
}

const actions: ReadonlySet<string> = new Set(
	Object.entries(auditVerbs).flatMap(([subject, verbs]) => verbs.map((verb) => `${subject}.${verb}`)),
);

/** Whether the code still writes it: the log keeps what earlier versions have called otherwise, too. */
export function isAuditAction(value: string): value is AuditAction {
	return actions.has(value);
}
