import type { KinPart, KinTerm } from './terms';

/**
 * What relatives are called when they are spoken to in Marwar and Mewar, in both scripts; by the term of the relation, in the order
 * in which a family reads them. Houses differ, so every word is a proposal that a family can change.
 */
export const addressWords = {
	F: { hi: 'जीसा', en: 'Jisa' },
	M: { hi: 'माँसा', en: 'Maasa' },
	FF: { hi: 'दादोसा', en: 'Dadosa' },
	FM: { hi: 'दादीसा', en: 'Dadisa' },
	MF: { hi: 'नानोसा', en: 'Nanosa' },
	MM: { hi: 'नानीसा', en: 'Nanisa' },
	FBe: { hi: 'बाबोसा', en: 'Babosa' },
	FBeW: { hi: 'बड़ी माँ', en: 'Badi Maa' },
	FBy: { hi: 'काकोसा', en: 'Kakosa' },
	FByW: { hi: 'काकीसा', en: 'Kakisa' },
	FZ: { hi: 'भुआसा', en: 'Bhuasa' },
	FZH: { hi: 'फूफोसा', en: 'Phuphosa' },
	MB: { hi: 'मामोसा', en: 'Mamosa' },
	MBW: { hi: 'मामीसा', en: 'Mamisa' },
	MZ: { hi: 'मासीसा', en: 'Masisa' },
	MZH: { hi: 'मासोसा', en: 'Masosa' },
	Be: { hi: 'भाईसा', en: 'Bhaisa' },
	BeW: { hi: 'भाभीसा', en: 'Bhabhisa' },
	Ze: { hi: 'जीजीबाई', en: 'Jijibai' },
	ZeH: { hi: 'जीजोसा', en: 'Jijosa' },
	S: { hi: 'बना', en: 'Bana' },
	D: { hi: 'बाईसा', en: 'Baisa' },
	SW: { hi: 'बींदणी', en: 'Bindani' },
	DH: { hi: 'जंवाईसा', en: 'Janwaisa' },
	DS: { hi: 'दोहिता', en: 'Dohita' },
	ZS: { hi: 'भाणेज', en: 'Bhanej' },
	WF: { hi: 'ससुरोसा', en: 'Sasurosa' },
	HBe: { hi: 'जेठसा', en: 'Jethsa' },
	HBy: { hi: 'देवरसा', en: 'Devarsa' },
	HZ: { hi: 'बाईसा', en: 'Baisa' },
} as const satisfies Partial<Record<KinTerm, { hi: string; en: string }>>;

export type AddressTerm = keyof typeof addressWords;

export const addressTerms = Object.keys(addressWords) as AddressTerm[];

const isAddressTerm = (term: string): term is AddressTerm => term in addressWords;

/** The term of the word of address; null where the relation has none, or may be one of two. Half-siblings have the words of full ones. */
export function findAddressTerm(parts: readonly KinPart[]): AddressTerm | null {
	const [part, ...more] = parts;
	const [term, ...others] = part ?? [];
	if (!term || more.length > 0 || others.length > 0) return null;
	const plain = term.replace(/^half(?=[BZ])/, '');
	return isAddressTerm(plain) ? plain : null;
}
