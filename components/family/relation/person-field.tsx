import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { useFoundRelatives } from '@/components/family/tree/use-found-relatives';
import OptionPicker from '@/components/ui/option-picker';
import type { Choices } from '@/lib/client/family/relation/kin-options';
import { foundOptions } from '@/lib/client/family/tree/found-options';
import type { PickerOption } from '@/lib/client/form/picker-option';

interface PersonFieldProps
	extends Omit<ComponentProps<typeof OptionPicker>, 'options' | 'onType' | 'isSearched' | 'hint'> {
	choices: Choices;
	/** The person that the option without a name means. */
	exceptId: string | null;
}

/** One of a tree, or none. */
export function PersonField({ choices, exceptId, ...picker }: PersonFieldProps) {
	const options = choices.options.filter(({ id }) => id !== exceptId);
	return choices.isWhole ? (
		<OptionPicker {...picker} options={options} />
	) : (
		<SearchedPicker {...picker} known={options} exceptId={exceptId} />
	);
}

interface SearchedPickerProps extends Omit<PersonFieldProps, 'choices'> {
	known: readonly PickerOption[];
}

function SearchedPicker({ known, exceptId, ...picker }: SearchedPickerProps) {
	const t = useTranslations();
	const language = useLocale();
	const [typed, setTyped] = useState('');
	const { found, isSearched } = useFoundRelatives(typed, 'everyone');
	const options = foundOptions(found, t, language).filter(({ id }) => id !== exceptId);
	const foundIds = new Set(options.map(({ id }) => id));
	return (
		<OptionPicker
			{...picker}
			hint={t('familyTree.find.hint')}
			options={isSearched ? options : [...options, ...known.filter(({ id }) => !foundIds.has(id))]}
			isSearched={isSearched}
			onType={setTyped}
		/>
	);
}
