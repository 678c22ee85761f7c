import type { FamilyLine } from './lines';
import type { LayoutMember } from './people';

/** Where the cards are, and the lines between them. */
export interface LaidOut {
	places: ReadonlyMap<string, { x: number; y: number }>;
	lines: readonly FamilyLine[];
}

/**
 * The same beside the members of its job, who are named by their index there: of a page with many cards their ids would
 * be the larger part.
 */
export interface PackedPicture {
	/** Of each member the left and the top. */
	places: readonly (readonly [at: number, x: number, y: number])[];
	lines: readonly PackedLine[];
}

type PackedLine = readonly [
	path: string,
	look: Pick<FamilyLine, 'kind' | 'isDashed' | 'tint'>,
	joins: readonly number[],
];

export function packPicture({ places, lines }: LaidOut, members: readonly LayoutMember[]): PackedPicture {
	const indexes = new Map(members.map(({ id }, at) => [id, at]));
	const indexOf = (id: string) => indexes.get(id) ?? -1;
	return {
		places: [...places].map(([id, { x, y }]) => [indexOf(id), x, y]),
		lines: lines.map(({ path, kind, isDashed, tint, joins }) => [
			path,
			{ kind, isDashed, tint },
			joins.map(indexOf),
		]),
	};
}

/** Each once: a picture that is unpacked again is the same object, and nothing moves. */
const unpacked = new WeakMap<PackedPicture, LaidOut>();

/** `members` are those that it was packed with. */
export function unpackPicture(picture: PackedPicture, members: readonly LayoutMember[]): LaidOut {
	const known = unpacked.get(picture);
	if (known) return known;
	const idOf = (at: number) => members[at]?.id ?? '';
	const laidOut: LaidOut = {
		places: new Map(picture.places.map(([at, x, y]) => [idOf(at), { x, y }])),
		lines: picture.lines.map(([path, look, joined]) => {
			const joins = joined.map(idOf);
			return { path, ...look, joins, key: getKey(look, joins) };
		}),
	};
	unpacked.set(picture, laidOut);
	return laidOut;
}

/** Of a marriage the same, with either of the two on its left. */
function getKey({ kind }: Pick<FamilyLine, 'kind'>, joins: readonly string[]): string {
	return (kind === 'marriage' ? joins.toSorted() : joins).join(' ');
}
