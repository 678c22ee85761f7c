'use client';

import { useCombobox } from 'downshift';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { OptionList } from '@/components/ui/combobox-parts';
import { controlClass } from '@/components/ui/control-style';
import { offerWords } from '@/lib/rules/script/offers';

interface TypingInputProps
	extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'ref' | 'name'> {
	name: string;
	value: string;
	onValueChange: (value: string) => void;
}

/** The word in Latin letters that ends at the caret. */
const latinWord = /[a-z]+$/i;

/**
 * A text field that offers the word before the caret in Devanagari. A space, Enter or leaving the field takes the first
 * word or the chosen one; Escape keeps the letters as they are until the next word.
 */
export default function TypingInput({ name, value, onValueChange, ...control }: TypingInputProps) {
	const t = useTranslations('typingHelp');
	const input = useRef<HTMLInputElement>(null);
	const [word, setWord] = useState<{ letters: string; end: number } | null>(null);
	const caret = useRef<number | null>(null);
	useEffect(() => {
		if (caret.current === null || input.current?.value !== value) return;
		input.current.setSelectionRange(caret.current, caret.current);
		caret.current = null;
		// The form gets to know of what is taken as of what is typed.
		input.current.dispatchEvent(new Event('input', { bubbles: true }));
	}, [value]);
	const offers = word ? offerWords(word.letters) : [];
	const replace = (text: string, { letters, end }: { letters: string; end: number }, offer: string) => {
		const before = text.slice(0, end - letters.length) + offer;
		caret.current = before.length + (text[end] === ' ' ? 1 : 0);
		setWord(null);
		onValueChange(before + text.slice(end));
	};
	const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
		items: offers,
		isOpen: offers.length > 0,
		inputValue: value,
		selectedItem: null,
		defaultHighlightedIndex: 0,
		itemToString: (item) => item ?? '',
		stateReducer(state, { type, changes }) {
			if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) setWord(null);
			return { ...changes, inputValue: state.inputValue };
		},
		onSelectedItemChange: ({ selectedItem }) => {
			if (selectedItem && word) replace(value, word, selectedItem);
		},
	});
	return (
		<div className="relative">
			<input
				{...getInputProps({
					ref: input,
					name,
					className: controlClass,
					onChange: ({ currentTarget, nativeEvent }) => {
						const { value: text, selectionStart } = currentTarget;
						const end = selectionStart ?? text.length;
						const isTyped =
							!(nativeEvent instanceof InputEvent) || nativeEvent.inputType.startsWith('insert');
						const offer = offers[Math.max(highlightedIndex, 0)];
						if (word && offer && end === word.end + 1 && text[word.end] === ' ') {
							replace(text, word, offer);
							return;
						}
						const letters = isTyped ? latinWord.exec(text.slice(0, end))?.[0] : undefined;
						setWord(letters === undefined ? null : { letters, end });
						onValueChange(text);
					},
					...control,
				})}
				aria-labelledby={undefined}
			/>
			<OptionList
				label={t('offers')}
				isShown={isOpen}
				options={offers}
				keyOf={(offer) => offer}
				{...{ highlightedIndex, getMenuProps, getItemProps }}
			>
				{(offer) => offer}
			</OptionList>
			<p role="status" className="sr-only">
				{isOpen && t('found', { count: offers.length, best: offers[0] ?? '' })}
			</p>
		</div>
	);
}
