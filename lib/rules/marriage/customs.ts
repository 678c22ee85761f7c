import type { Atlas, Dispute } from '@/lib/rules/clan/khaanps';
import type { EnteredNames, Lineage } from './lineage';
import type { CustomReason, Side } from './reasons';

/** What custom says: within one kul never, with care where gotra, mother's or grandmother's clan meet. */
export function customReasons(one: Lineage, other: Lineage, atlas: Atlas): CustomReason[] {
	const sameGroup = shared(one.groups, other.groups).map(
		({ key, texts }): CustomReason => ({ code: 'sameGroup', kind: 'custom', group: key, clans: texts }),
	);
	return [
		...(sameGroup.length > 0 ? sameGroup : nearlySame(one, other, atlas)),
		...mothersReasons(one, other, 'one'),
		...mothersReasons(other, one, 'other'),
	];
}

function nearlySame(one: Lineage, other: Lineage, atlas: Atlas): CustomReason[] {
	return [
		...shared(one.kuls, other.kuls).map(
			({ key, texts }): CustomReason => ({
				code: 'sameGroupByTradition',
				kind: 'custom',
				group: key,
				clans: texts,
				disputed: getDisputes(texts, atlas),
			}),
		),
		...shared(one.gotras, other.gotras).map(
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

function shared(one: EnteredNames, other: EnteredNames): { key: string; texts: [string, string] }[] {
	return [...one].flatMap(([key, text]) => {
		const otherText = other.get(key);
		return otherText === undefined ? [] : [{ key, texts: [text, otherText] }];
	});
}
