import { randomUUID } from 'node:crypto';
import { foldedSpelling } from '@/lib/core/text-folding';
import type { KhaanpRow, Spellings } from '@/lib/rules/clan/khaanp-row';
import { idsBySpelling, type KhaanpContent, type KhaanpRecord } from './check-drafts';

/** A khaanp of the shipped atlas that the table has or had. */
interface KnownShipped {
	/** Its shipped name. */
	name: string;
	/** Of its row, also where that has been deleted. */
	khaanpId: string;
}

interface ShippedChange {
	added: (KhaanpContent & { id: string })[];
	/** What the table had not seen before. */
	noted: KnownShipped[];
}

/**
 * The khaanps of the shipped atlas that the table has never had. One whose name leads to a khaanp of the table is noted and
 * not added; spellings and seats that lead elsewhere there are left out. One below a khaanp that has been deleted waits.
 */
export function findNewcomers(
	shipped: readonly KhaanpRow[],
	records: readonly KhaanpRecord[],
	known: readonly KnownShipped[],
): ShippedChange {
	const byName = idsBySpelling(records, ({ spellings }) => spellings);
	const bySeat = idsBySpelling(records, ({ seats }) => seats.map(({ spellings }) => spellings));
	const getFree = ({ en, hi }: Spellings, taken: typeof byName): Spellings => {
		const isFree = (spelling: string) => !taken.has(foldedSpelling(spelling));
		return { en: en.filter(isFree), hi: hi.filter(isFree) };
	};
	const present = new Set(records.map(({ id }) => id));
	const idOf = new Map(known.map(({ name, khaanpId }) => [name, khaanpId]));
	const linkTo = (name: string | null): string | null => {
		if (name === null) return null;
		const id = idOf.get(name);
		return id !== undefined && present.has(id) ? id : (byName.get(foldedSpelling(name))?.[0] ?? null);
	};
	const noted: KnownShipped[] = [];
	const note = (name: string, khaanpId: string) => {
		idOf.set(name, khaanpId);
		noted.push({ name, khaanpId });
	};
	const accepted: { id: string; row: KhaanpRow; spellings: Spellings }[] = [];
	let waiting = shipped.filter(({ name }) => !idOf.has(name));
	for (let before = waiting.length + 1; waiting.length < before; ) {
		before = waiting.length;
		waiting = waiting.filter((row) => {
			const owner = [row.name, ...row.spellings.hi.slice(0, 1)].flatMap(
				(spelling) => byName.get(foldedSpelling(spelling)) ?? [],
			)[0];
			if (owner !== undefined) {
				note(row.name, owner);
				return false;
			}
			if (row.parent !== null && linkTo(row.parent) === null) return true;
			const id = randomUUID();
			note(row.name, id);
			present.add(id);
			accepted.push({ id, row, spellings: getFree(row.spellings, byName) });
			return false;
		});
	}
	const added = accepted.map(({ id, row: { name: _name, parent, otherKul, ...row }, spellings }) => ({
		...row,
		...{ id, spellings, parentId: linkTo(parent), otherKulId: linkTo(otherKul) },
		seats: row.seats.flatMap((seat) => {
			const free = getFree(seat.spellings, bySeat);
			return free.en.length > 0 && free.hi.length > 0 ? [{ ...seat, spellings: free }] : [];
		}),
	}));
	// In the order of the atlas, not in that in which the khaanps above them were found.
	const orderOf = new Map(accepted.map(({ id, row }) => [id, shipped.indexOf(row)]));
	return { added: added.toSorted((a, b) => (orderOf.get(a.id) ?? 0) - (orderOf.get(b.id) ?? 0)), noted };
}
