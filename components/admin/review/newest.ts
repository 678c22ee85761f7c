import { callApi } from '@/lib/client/api';
import { callPathOf } from './deeds';
import type { Submission } from './submission';

/** A submission as it is now; null when it cannot be read, or is gone. */
export async function findNewest<S extends Submission>(
	{ id, kind }: S,
	read: (answer: unknown) => S | null,
): Promise<S | null> {
	const answer = await callApi(`${callPathOf[kind]}/${id}`);
	return answer.ok ? read(answer.data) : null;
}
