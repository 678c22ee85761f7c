'use client';

import { useCombobox } from 'downshift';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { matchingOptions } from '@/lib/core/matching-options';
import { keyedOption } from '@/lib/core/search-words';
import { keepOnLeaving, ListToggle, OptionList } from './combobox-parts';
import { controlClass } from './control-style';
import type { ControlProps } from './field';
import { useHindiOffer } from './use-hindi-offer';

interface ComboboxTexts {
	toggle: string;
	/** Shown before the number of suggestions, for screen readers. */
	found: string;
	/** Shown when what is typed is no known value. */
	isNew: string;
}

interface ComboboxProps extends ControlProps {
	name: string;
	label: string;
	options: readonly string[];
	texts: ComboboxTexts;
	defaultValue?: string;
	/** Its value, where the form keeps that itself. */
	value?: string;
	maxLength?: number | undefined;
	onValueChange?: (value: string) => void;
	/** Enter that picks nothing from the list; it does not send the form then. */
	onEnter?: () => void;
}

const shownAtMost = 50;

/**
 * A text field with suggestions: known values can be picked, in whichever script they are looked for, and any other
 * text is taken as it is typed, or in Devanagari where the typing help is on. The form reads it by `name`.
 */
export default function Combobox({
	id,
	name,
	label,
	options,
	texts,
	defaultValue = '',
	value: given,
	maxLength,
	onValueChange,
	onEnter,
	...control
}: ComboboxProps) {
	const [own, setOwn] = useState(defaultValue);
	const value = given ?? own;
	const [isFiltering, setFiltering] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	/** Whether the form does not know the value yet. */
	const isUnknown = useRef(false);
	useEffect(() => {
		if (!isUnknown.current || input.current?.value !== value) return;
		isUnknown.current = false;
		// The form gets to know of what is picked, or typed before the scripts came, as of what is typed.
		input.current.dispatchEvent(new Event('input', { bubbles: true }));
	}, [value]);
	const keyedOptions = useMemo(() => (isFiltering ? options.map(keyedOption) : []), [options, isFiltering]);
	const matches = isFiltering
		? matchingOptions(keyedOptions, value)
				.slice(0, shownAtMost)
				.map(({ option }) => option)
		: options.slice(0, shownAtMost);
	const inHindi = useHindiOffer(isFiltering ? value : '');
	const items = matches.length === 0 && inHindi !== null ? [inHindi] : matches;
	const {
		isOpen,
		highlightedIndex,
		openMenu,
		getInputProps,
		getToggleButtonProps,
		getMenuProps,
		getItemProps,
	} = useCombobox({
		inputId: id,
		items,
		inputValue: value,
		selectedItem: null,
		itemToString: (item) => item ?? '',
		onIsOpenChange: ({ isOpen: opened }) => {
			if (!opened) setFiltering(false);
		},
		onSelectedItemChange: ({ selectedItem }) => {
			isUnknown.current = true;
			setOwn(selectedItem ?? '');
			onValueChange?.(selectedItem ?? '');
		},
		stateReducer: keepOnLeaving,
	});
	const isMounted = useRef(false);
	useLayoutEffect(() => {
		if (isMounted.current || !input.current) return;
		isMounted.current = true;
		const typed = input.current.value;
		if (typed === value) return;
		// It was typed before the scripts came.
		setOwn(typed);
		onValueChange?.(typed);
		setFiltering(true);
		isUnknown.current = true;
		if (document.activeElement === input.current) openMenu();
	}, [value, onValueChange, openMenu]);
	const isNew = isOpen && value.trim() !== '' && matches.length === 0;
	const isListed = isOpen && items.length > 0;
	return (
		<div className="relative">
			<input
				{...getInputProps({
					ref: input,
					name,
					maxLength,
					autoComplete: 'off',
					className: `${controlClass} pr-12`,
					onChange: (event) => {
						setOwn(event.currentTarget.value);
						onValueChange?.(event.currentTarget.value);
						setFiltering(true);
					},
					onKeyDown: (event) => {
						if (!onEnter || event.key !== 'Enter' || highlightedIndex >= 0) return;
						event.preventDefault();
						onEnter();
					},
					...control,
				})}
				aria-labelledby={undefined}
			/>
			<ListToggle {...getToggleButtonProps({ 'aria-label': texts.toggle })} isOpen={isOpen} />
			<OptionList
				label={label}
				isShown={isListed}
				options={items}
				keyOf={(option) => option}
				{...{ highlightedIndex, getMenuProps, getItemProps }}
			>
				{(option) => option}
			</OptionList>
			<p role="status" className={isNew ? 'mt-1 text-ok text-sm' : 'sr-only'}>
				{isNew && texts.isNew}
				{isListed && !isNew && `${texts.found} ${items.length}`}
			</p>
		</div>
	);
}
