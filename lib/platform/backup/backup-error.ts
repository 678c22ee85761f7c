/** Nothing can be backed up or restored like this. The message is one line that a person can act on. */
export class BackupError extends Error {
	override readonly name = 'BackupError';
}
