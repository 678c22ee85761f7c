import type { Language } from '@/lib/core/language';

/** A name in both scripts, the usual spelling first. */
export type Spellings = Readonly<Record<Language, readonly string[]>>;

/** A text in both languages. */
export type Statement = Readonly<Record<Language, string>>;

/** A place that a khaanp held as its seat (thikana). */
export interface Seat {
	spellings: Spellings;
	/** As `districts` names it; null for a place that is a district of its own or lies outside today's Rajasthan. */
	district: string | null;
}

/** A kul, or a branch of one, as a row of the atlas. */
export interface KhaanpRow {
	/** The first English spelling; no two have one name. */
	name: string;
	spellings: Spellings;
	/** The name of the khaanp or kul that it is a branch of; null for a kul. */
	parent: string | null;
	/** Whether it counts as its own kul for marriage. */
	isOwnKul: 'yes' | 'no' | 'disputed';
	/** The name of a second kul that some count it to. */
	otherKul: string | null;
	/** Where it is disputed whether it is a kul of its own: who says what. */
	says: Statement | null;
	seats: readonly Seat[];
	/** Only where the tradition is known; of a branch only where it differs from its kul's. */
	kuldevi: Spellings | null;
	/** Only where it is known; families of one kul may give several. */
	gotra: Spellings | null;
	/** Of a branch only where it differs from its kul's. */
	source: Statement | null;
}

/**
 * Reads the rows of one kul. The first row is the kul, each further row a branch, with one `>` for each level below the
 * kul's own branches:
 *
 *     English/spellings|हिंदी/वर्तनी|disputed:Other kul|Seat=ठिकाना:District, Seat=ठिकाना|Kuldevi=कुलदेवी|Gotra=गोत्र
 *
 * Columns at the end may be left out.
 *
 * @throws RangeError for a row that it cannot read
 */
export function parseKul(table: string): KhaanpRow[] {
	const khaanps: KhaanpRow[] = [];
	const line: KhaanpRow[] = [];
	for (const [at, row] of table.trim().split('\n').entries()) {
		const marks = row.search(/[^>]/);
		const depth = at === 0 ? 0 : marks + 1;
		const khaanp = parseRow(row.slice(marks), line.slice(0, depth));
		if (line.length < depth) throw new RangeError(`no parent: ${row}`);
		line.splice(depth, line.length, khaanp);
		khaanps.push(khaanp);
	}
	return khaanps;
}

function parseRow(row: string, above: readonly KhaanpRow[]): KhaanpRow {
	const [english = '', hindi = '', status = '', seats = '', kuldevi = '', gotra = ''] = row.split('|');
	const [flag = '', otherKul = null] = status.split(':');
	if (flag !== '' && flag !== 'disputed') throw new RangeError(`unknown standing: ${row}`);
	const spellings = getSpellings(english, hindi);
	const [name = ''] = spellings.en;
	const parent = above.at(-1)?.name ?? null;
	return {
		...{ name, spellings, parent, otherKul, says: null, source: null },
		isOwnKul: parent === null ? 'yes' : flag === 'disputed' ? 'disputed' : 'no',
		seats: seats === '' ? [] : seats.split(', ').map(parseSeat),
		kuldevi: parsePair(kuldevi),
		gotra: parsePair(gotra),
	};
}

function parseSeat(text: string): Seat {
	const [names = '', district = null] = text.split(':');
	const spellings = parsePair(names);
	if (!spellings) throw new RangeError(`a seat without a name: ${text}`);
	return { spellings, district };
}

function parsePair(text: string): Spellings | null {
	if (text === '') return null;
	const [english = '', hindi = ''] = text.split('=');
	return getSpellings(english, hindi);
}

function getSpellings(english: string, hindi: string): Spellings {
	if (english === '' || hindi === '') throw new RangeError(`not in both scripts: ${english || hindi}`);
	return { en: english.split('/'), hi: hindi.split('/') };
}
