import type { CardFact } from '@/lib/platform/db/generated/enums';
import { peopleAlong } from '@/lib/rules/marriage/ancestor-count';
import type { Lacking } from '@/lib/rules/marriage/missing';
import type { Families } from './families';

const factOf = { person: 'name', clan: 'clan', gotra: 'gotra', birth: 'birth' } as const satisfies Partial<
	Record<Lacking['what'], CardFact>
>;

/** Whether what is missing of somebody has been said by a single relative, and waits for a second one. */
export function isUnconfirmed(
	{ graph, unconfirmedOf }: Families,
	id: string,
	{ path, what }: Pick<Lacking, 'path' | 'what'>,
): boolean {
	const person = graph.individualOf(id);
	if (!person || what === 'gender' || what === 'marriage') return false;
	return peopleAlong(graph, person, path).some((one) => unconfirmedOf(one.id).has(factOf[what]));
}
