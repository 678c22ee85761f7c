import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type Language, languages } from '@/lib/core/language';
import type { ReviewTexts } from './texts';
import { savingInputId } from './use-saving';

interface LanguageSelectProps {
	texts: ReviewTexts;
	defaultValue: Language;
}

/** What the words of a submission are written in. */
export function LanguageSelect({ texts: { form }, defaultValue }: LanguageSelectProps) {
	return (
		<Field id={savingInputId('language')} label={form.language}>
			{(control) => (
				<Select {...control} name="language" defaultValue={defaultValue}>
					{languages.map((one) => (
						<option key={one} value={one}>
							{form[one]}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}
