import { DomainError } from '@/lib/core/errors';
import { db } from './client';

/** Whether there was a page at `path` that everybody could read. */
export async function wasRemoved(path: string): Promise<boolean> {
	const where = { path: path.toLowerCase() };
	return (await db.gonePage.findUnique({ where, select: { path: true } })) !== null;
}

/** The refusal of a record at `path` that is not there: `record.removed` if it was there for everybody. */
export async function refusalAt(path: string): Promise<DomainError> {
	return new DomainError((await wasRemoved(path)) ? 'record.removed' : 'notFound');
}
