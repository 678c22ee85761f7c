import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import type { RelationWarning } from '@/lib/features/family/relations/rules/check-ages';
import type { FamilyMember } from '@/lib/features/family/schema';
import { translator } from '@/lib/platform/i18n/translate';
import { defaultWidths, picturePath } from '@/lib/platform/media/picture-path';
import type { MovePreview } from './commands/change-card';
import type { MergePreview } from './commands/merge-cards';
import type { mergePreviewReply } from './schema';

/** A card as it is shown: what was typed is in the script of the page. */
export function cardInScript(card: FamilyMember): FamilyMember {
	const { familyMemberId: profile, written } = card;
	return { ...card, ...written, familyMemberId: profile && { ...profile, ...profile.written } };
}

/** Describes each oddity of a new relative in words. */
export function serializeWarnings(warnings: RelationWarning[], language: Language) {
	return warnings.map(({ code, ...names }) => ({
		code,
		message: translator(language)(`family.warnings.${code}`, names),
	}));
}

export function serializeMove({ from, to, warnings, ...counts }: MovePreview, language: Language) {
	const ids = ({ parentIds, partnerIds }: MovePreview['from']) => ({
		parents: parentIds,
		partners: partnerIds,
	});
	return { from: ids(from), to: ids(to), ...counts, warnings: serializeWarnings(warnings, language) };
}

export function serializeMergePreview({
	kept,
	other,
	conflicts,
	version,
}: MergePreview): z.input<typeof mergePreviewReply> {
	const shown = (field: string, value: string) =>
		field === 'photo' ? picturePath(value, defaultWidths.photo) : value;
	return {
		kept: { _id: kept.id, name: kept.name },
		other: { _id: other.id, name: other.name },
		conflicts: conflicts.map(({ field, ...values }) => ({
			field,
			kept: shown(field, values.kept),
			other: shown(field, values.other),
		})),
		version,
	};
}
