'use client';

import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import type { PickerOption } from '@/lib/client/form/picker-option';
import { matchingOptions } from '@/lib/core/matching-options';
import { keyedOption } from '@/lib/core/search-words';
import { keepOnLeaving, ListToggle, OptionList } from './combobox-parts';
import { controlClass } from './control-style';
import { Field } from './field';

interface OptionPickerProps {
	id: string;
	label: string;
	hint?: string | undefined;
	options: readonly PickerOption[];
	/** Of the option that is picked; null for none. */
	picked: string | null;
	onPick: (id: string | null) => void;
	/** Whether the options are those that fit what is typed, the best first. */
	isSearched?: boolean;
	/** Called with what is typed, for options that are looked for elsewhere. */
	onType?: (typed: string) => void;
	texts: {
		toggle: string;
		/** Shown before the number of options, for screen readers. */
		found: string;
		/** Picks none of the options, and is shown while none is picked; null where one looks for an option alone. */
		none: string | null;
		/** Shown where nothing fits what is typed and there is no `none`. */
		nothing?: string;
	};
}

const shownAtMost = 50;
const noneId = '';

/** One of many known options, found by typing a part of its label in whichever script; or none of them. */
export default function OptionPicker({
	id,
	label,
	hint,
	options,
	picked,
	onPick,
	isSearched = false,
	onType,
	texts,
}: OptionPickerProps) {
	const none = texts.none === null ? [] : [{ id: noneId, label: texts.none, detail: '' }];
	const chosen = options.find((option) => option.id === picked);
	/** What is typed while somebody looks for an option; null while nobody does. */
	const [typed, setTyped] = useState<string | null>(null);
	const keyed = useMemo(
		() =>
			options.map(({ spellings = [], ...option }) => ({
				...option,
				...keyedOption(option.label),
				also: spellings.map(keyedOption),
			})),
		[options],
	);
	// Who types looks for somebody: then nobody comes last.
	const matches =
		typed === null || typed.trim() === ''
			? [...none, ...keyed.slice(0, shownAtMost)]
			: [...(isSearched ? keyed : matchingOptions(keyed, typed)).slice(0, shownAtMost), ...none];
	const { isOpen, highlightedIndex, getInputProps, getToggleButtonProps, getMenuProps, getItemProps } =
		useCombobox<PickerOption>({
			inputId: id,
			items: matches,
			inputValue: typed ?? chosen?.label ?? texts.none ?? '',
			selectedItem: null,
			itemToString: (option) => option?.label ?? '',
			onIsOpenChange: ({ isOpen: opened }) => {
				if (opened) return;
				setTyped(null);
				onType?.('');
			},
			onSelectedItemChange: ({ selectedItem }) => {
				if (selectedItem) onPick(selectedItem.id === noneId ? null : selectedItem.id);
			},
			stateReducer: keepOnLeaving,
		});
	return (
		<Field id={id} label={label} hint={hint}>
			{(control) => (
				<div className="relative">
					<input
						{...getInputProps({
							...control,
							autoComplete: 'off',
							className: `${controlClass} pr-12`,
							// What is picked gives way at once to what is looked for.
							onFocus: ({ currentTarget }) => currentTarget.select(),
							onChange: ({ currentTarget }) => {
								setTyped(currentTarget.value);
								onType?.(currentTarget.value);
							},
						})}
						aria-labelledby={undefined}
					/>
					<ListToggle {...getToggleButtonProps({ 'aria-label': texts.toggle })} isOpen={isOpen} />
					<OptionList
						label={label}
						isShown={isOpen && matches.length > 0}
						options={matches}
						keyOf={({ id: optionId }) => optionId}
						{...{ highlightedIndex, getMenuProps, getItemProps }}
					>
						{({ label: optionLabel, detail }) => (
							<>
								{optionLabel}
								{detail && <span className="block text-sm">{detail}</span>}
							</>
						)}
					</OptionList>
					<p role="status" className={matches.length === 0 ? 'mt-1 text-text-muted' : 'sr-only'}>
						{isOpen &&
							(matches.length === 0 ? texts.nothing : `${texts.found} ${matches.length - none.length}`)}
					</p>
				</div>
			)}
		</Field>
	);
}
