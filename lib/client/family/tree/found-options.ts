import type { Reply } from '@/lib/client/api';
import { relationShown } from '@/lib/client/family/cards/relations';
import type { PickerOption } from '@/lib/client/form/picker-option';
import type { Language } from '@/lib/core/language';
import { lifeYears } from '@/lib/platform/i18n/date-words';
import type { Translate } from '@/lib/platform/i18n/translate';

/** The relatives that a search has found, to be picked. */
export function foundOptions(
	found: Reply<'GET /api/family/find'>,
	t: Translate,
	language: Language,
): PickerOption[] {
	return found.map(({ _id, name, written, ...relative }) => ({
		id: _id,
		label: written?.name ?? name,
		spellings: [name],
		detail: [relationShown(relative, t, language), lifeYears(relative, t)].filter(Boolean).join(' · '),
	}));
}
