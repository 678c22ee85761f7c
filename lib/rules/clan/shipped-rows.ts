import khaanpsJson from './data/khaanps.json' with { type: 'json' };
import type { KhaanpRow, Spellings } from './khaanp-row';

/** A kul or khaanp as `data/khaanps.json` has it. */
interface ShippedRow extends Spellings {
	/** The name of the khaanp or kul that it is a branch of; null for a kul. */
	parent: string | null;
	/** Whether it is disputed that it is a branch. */
	isDisputed: boolean;
	otherKul: string | null;
	seats: readonly (Spellings & { district: string | null })[];
	kuldevi: Spellings | null;
	gotra: Spellings | null;
}

function readRow({ en, hi, parent, isDisputed, seats, ...rest }: ShippedRow): KhaanpRow {
	const [name] = en;
	if (name === undefined) throw new RangeError(`a khaanp without an English name: ${hi.join('/')}`);
	return {
		name,
		spellings: { en, hi },
		parent,
		isOwnKul: parent === null ? 'yes' : isDisputed ? 'disputed' : 'no',
		seats: seats.map(({ district, ...spellings }) => ({ spellings, district })),
		says: null,
		source: null,
		...rest,
	};
}

const rows: readonly ShippedRow[] = khaanpsJson;

/** The kuls and khaanps of the shipped atlas, each kul before its branches, without disputes and sources. */
export const shippedRows: readonly KhaanpRow[] = rows.map(readRow);
