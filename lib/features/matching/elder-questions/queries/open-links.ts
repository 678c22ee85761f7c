import type { Language } from '@/lib/core/language';
import { writeTexts } from '@/lib/features/member/dto/written';
import type { ElderQuestion, Prisma } from '@/lib/platform/db/generated/client';

/** What an answer consists of. */
export const saidColumns = {
	...{ saidName: true, saidVillage: true, saidClan: true, saidGotra: true, saidYear: true, saidRight: true },
} as const;

type SaidRow = Pick<ElderQuestion, keyof typeof saidColumns>;

/** Whether an answer says more than that the relative does not know. */
export function isKnowing({ saidName, saidClan, saidGotra, saidYear, saidRight }: SaidRow): boolean {
	return [saidName, saidClan, saidGotra, saidYear, saidRight].some((value) => value !== null);
}

/** Questions whose link works: of a member who has an account. */
export function openLink(tokenHash: string, now: Date) {
	return {
		...{ tokenHash, expiresAt: { gt: now }, wrongChoiceAt: null },
		tree: { owner: { claimedAt: { not: null }, isDeceased: false } },
	} as const satisfies Prisma.ElderQuestionWhereInput;
}

/** What a relative has said, in the script that readers of a language read. */
export function saidIn(
	language: Language,
	{ saidName: name, saidVillage: villageAddress, saidClan: clan, saidGotra: gotra, saidYear: year }: SaidRow,
) {
	const texts = { name, villageAddress, clan, gotra };
	const { villageAddress: village, ...others } = { ...texts, ...writeTexts(language, texts) };
	return { ...others, village, year };
}
