import { countGunaRange, countKoota, type Koota, kootaMax, kootas } from '@/lib/rules/kundli/kootas';
import { type Kundli, summarizeManglik } from '@/lib/rules/kundli/kundli';
import type { ManglikView } from '@/lib/rules/kundli/manglik';
import type { KundliDto, PairKundliReply } from './schema';

export function toKundliDto({ moons, lagnas, manglikByLagna, manglikByMoon }: Kundli): KundliDto {
	const padas = new Map(
		moons.map(({ nakshatra, pada, rashi }) => [`${nakshatra} ${pada}`, { nakshatra, pada, rashi }]),
	);
	return {
		moons: [...padas.values()],
		lagnas,
		manglikByLagna: manglikByLagna && toManglikDto(manglikByLagna),
		manglikByMoon: toManglikDto(manglikByMoon),
	};
}

function toManglikDto(views: ManglikView[]) {
	return { answer: summarizeManglik(views), views };
}

export function summarize({ manglikByLagna, manglikByMoon }: Kundli) {
	return {
		manglikByLagna: manglikByLagna && summarizeManglik(manglikByLagna),
		manglikByMoon: summarizeManglik(manglikByMoon),
	};
}

interface KundliPair {
	mine: Kundli;
	theirs: Kundli;
	/** Whether the reader is the bride of the two. */
	isBride: boolean;
}

/** Of neither the hour, the place, the lagna or the pada, from which both could be worked out. */
export function toPairKundliDto({ mine, theirs, isBride }: KundliPair): PairKundliReply {
	const [brides, grooms] = isBride ? [mine.moons, theirs.moons] : [theirs.moons, mine.moons];
	return {
		state: 'counted',
		gunas: countGunaRange(brides, grooms),
		kootas: kootas.map((koota) => ({
			koota,
			of: kootaMax[koota],
			...countGunaRange(brides, grooms, (pair) => countKoota(koota, pair).points),
			...namesOf(koota, { brides, grooms, isBride }),
		})),
		mine: toSeenDto(mine),
		theirs: toSeenDto(theirs),
	};
}

interface Sides {
	brides: Kundli['moons'];
	grooms: Kundli['moons'];
	isBride: boolean;
}

function namesOf(koota: Koota, { brides, grooms, isBride }: Sides) {
	const counts = brides.flatMap((bride) => grooms.map((groom) => countKoota(koota, { bride, groom })));
	const ofBride = [...new Set(counts.map(({ bride }) => String(bride)))];
	const ofGroom = [...new Set(counts.map(({ groom }) => String(groom)))];
	return isBride ? { mine: ofBride, theirs: ofGroom } : { mine: ofGroom, theirs: ofBride };
}

function toSeenDto(kundli: Kundli) {
	return {
		nakshatras: [...new Set(kundli.moons.map(({ nakshatra }) => nakshatra))],
		rashis: [...new Set(kundli.moons.map(({ rashi }) => rashi))],
		...summarize(kundli),
	};
}
