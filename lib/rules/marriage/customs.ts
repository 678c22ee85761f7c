import type { Atlas, Dispute } from '@/lib/rules/clan/khaanps';
import type { EnteredNames, Lineage } from './lineage';
import type { CustomReason, Side } from './reasons';

/** What custom says: within one kul never, with care where gotra, mother's or grandmother's clan meet. */
export function customReasons(a: Lineage, b: Lineage, atlas: Atlas): CustomReason[] {
	const sameGroup = shared(a.groups, b.groups).map(
		({ key, texts }): CustomReason => ({ code: 'sameGroup', kind: 'custom', group: key, clans: texts }),
	);
	return [
		...(sameGroup.length > 0 ? sameGroup : nearlySame(a, b, atlas)),
		...mothersReasons(a, b, 'one'),
		...mothersReasons(b, a, 'other'),
	];
}

function nearlySame(a: Lineage, b: Lineage, atlas: Atlas): CustomReason[] {
	return [
		...shared(a.kuls, b.kuls).map(
			({ key, texts }): CustomReason => ({
				code: 'sameGroupByTradition',
				kind: 'custom',
				group: key,
				clans: texts,
				disputed: getDisputes(texts, atlas),
			}),
		),
		...shared(a.gotras, b.gotras).map(
			({ texts: [gotra] }): CustomReason => ({ code: 'sameGotra', kind: 'custom', gotra }),
		),
	];
}

function getDisputes(texts: readonly string[], { findDispute }: Atlas): Dispute[] {
	const found = texts.flatMap((text) => findDispute(text) ?? []);
	return [...new Map(found.map((dispute) => [dispute.name, dispute])).values()];
}

function mothersReasons(whose: Lineage, { groups }: Lineage, of: Side): CustomReason[] {
	return [
		...shared(groups, whose.mothersGroups).map(
			({ key, texts: [clan] }): CustomReason => ({
				code: 'mothersGroup',
				kind: 'custom',
				of,
				group: key,
				clan,
			}),
		),
		...(['father', 'mother'] as const).flatMap((which) =>
			shared(groups, whose.grandmothersGroups[which]).map(
				({ key, texts: [clan] }): CustomReason => ({
					code: 'grandmothersGroup',
					kind: 'custom',
					of,
					which,
					group: key,
					clan,
				}),
			),
		),
	];
}

function shared(a: EnteredNames, b: EnteredNames): { key: string; texts: [string, string] }[] {
	return [...a].flatMap(([key, text]) => {
		const otherText = b.get(key);
		return otherText === undefined ? [] : [{ key, texts: [text, otherText] }];
	});
}
