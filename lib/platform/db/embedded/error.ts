/** The embedded database cannot be started. The message is one line that a person can act on. */
export class EmbeddedPostgresError extends Error {
	override readonly name = 'EmbeddedPostgresError';
}

export class FolderInUseError extends EmbeddedPostgresError {}
