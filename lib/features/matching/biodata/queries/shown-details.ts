import type * as z from 'zod';
import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import { fromRow } from '@/lib/features/matching/biodata/commands/save-details';
import {
	details as allDetails,
	type RowField,
	rowsOfDetail,
} from '@/lib/features/matching/biodata/constants/fields';
import { detailWords } from '@/lib/features/matching/biodata/dto/detail-words';
import type { shownDetailsReply } from '@/lib/features/matching/biodata/schema';
import { writeTexts } from '@/lib/features/member/dto/written';
import { db } from '@/lib/platform/db/client';
import { getMessages } from '@/lib/platform/i18n/translate';
import { fieldLabel } from './load-known';

/** What a member tells somebody who is a match of theirs, in the reader's language. */
export async function findShownDetails(
	memberId: string,
	{ hasAgreed, language }: { hasAgreed: boolean; language: Language },
): Promise<z.input<typeof shownDetailsReply>> {
	const row = await db.matrimonialDetails.findUnique({
		where: { memberId },
		include: { member: { select: { motherClan: true } } },
	});
	if (!row) return [];
	const { member, ...stored } = row;
	const { details } = fromRow(stored);
	const shown = allDetails.filter(
		(detail) =>
			details.shownToMatches.includes(detail) || (hasAgreed && details.shownToAgreed.includes(detail)),
	);
	const { motherClan } = { ...member, ...writeTexts(language, member) };
	const values: Partial<Record<RowField, string | null>> = {
		...detailWords(details, language),
		motherClan: motherClan && labelFor(getMessages(language).clans, motherClan),
	};
	return shown
		.flatMap((detail): RowField[] => [...rowsOfDetail[detail]])
		.flatMap((field) => {
			const value = values[field];
			return value ? [{ field, label: fieldLabel(field, language), value }] : [];
		});
}
