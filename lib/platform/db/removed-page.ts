import { DomainError } from '@/lib/core/errors';
import { db } from './client';

/** The refusal of a record at `path` that is not there: `record.removed` if a page was there that everybody could read. */
export async function refusalAt(path: string): Promise<DomainError> {
	const removed = await db.gonePage.findUnique({
		where: { path: path.toLowerCase() },
		select: { path: true },
	});
	return new DomainError(removed ? 'record.removed' : 'notFound');
}
