/** What the audit log may say to have been done, by what it was done to. Each has its sentence in both languages. */
const auditVerbs = {
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
	deity: ['create', 'update', 'delete', 'import', 'export'],
	clan: ['update'],
	message: ['update', 'answer', 'spam', 'delete', 'undo'],
	report: ['dismiss', 'hold', 'remove', 'undo'],
	site: ['maintenance'],
	history: ['export'],
} as const;

export type SubjectType = keyof typeof auditVerbs;

/** Such as `blog.approve`. */
export type AuditAction = {
	[Subject in SubjectType]: `${Subject}.${(typeof auditVerbs)[Subject][number]}`;
}[SubjectType];
