'use client';

import { useCombobox } from 'downshift';
import { Search as SearchIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FocusEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { controlClass } from '@/components/ui/control-style';
import { Spinner } from '@/components/ui/spinner';
import { type Category, categories } from '@/lib/client/site/home/search-categories';
import { getOutcome, type PlacedRow, placedGroups } from '@/lib/client/site/home/search-rows';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formatCount } from '@/lib/platform/i18n/format';
import { fetchSearch, useCommunitySearch } from './use-community-search';

const SearchResults = lazy(async () => ({ default: (await fetchSearch()).SearchResultList }));

const longestSearch = 100;
const inputId = 'community-search';
const hintId = `${inputId}-hint`;
const listId = `${inputId}-list`;

/** One box over the whole community: what it finds opens below, group by group, and is walked through by keyboard. */
export function CommunitySearchPanel({ language }: { language: Language }) {
	const t = useTranslations('home.search');
	const box = useRef<HTMLFormElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const [chosen, setChosen] = useState<readonly Category[]>(categories);
	const [isOpen, setOpen] = useState(false);
	const [isTyping, setTyping] = useState(false);
	const [activeId, setActiveId] = useState<string | null>(null);
	const [inputValue, setInputValue] = useState('');
	const words = inputValue.trim();
	const search = useMemo(() => ({ words, chosen }), [words, chosen]);
	const { answers, isBusy } = useCommunitySearch(search);
	const groups = useMemo(() => placedGroups(answers, chosen), [answers, chosen]);
	const rows = groups.flatMap((group) => group.rows);
	const outcome = getOutcome(answers, chosen);
	const isShown = isOpen && words !== '' && chosen.length > 0 && outcome !== 'waiting';
	const isListed = isShown && outcome === 'found';

	const { stateChangeTypes } = useCombobox;
	const { getInputProps, getMenuProps, getItemProps } = useCombobox<PlacedRow>({
		...{ inputId, menuId: listId, items: rows, inputValue, selectedItem: null },
		getItemId: (index) => rows[index]?.id ?? '',
		itemToString: () => inputValue,
		// An open list takes the focus to the box: while categories are ticked it is shown without being open.
		isOpen: isShown && isTyping,
		highlightedIndex: rows.findIndex(({ id }) => id === activeId),
		scrollIntoView: (row) => row?.scrollIntoView({ block: 'nearest' }),
		onIsOpenChange: (change) => setOpen(change.isOpen),
		onHighlightedIndexChange: (change) => setActiveId(rows[change.highlightedIndex]?.id ?? null),
		onInputValueChange: (change) => setInputValue(change.inputValue),
		onSelectedItemChange: ({ type, selectedItem }) => {
			// A row that leads nowhere is no link, and does nothing.
			if (type === stateChangeTypes.InputKeyDownEnter && selectedItem)
				document.getElementById(selectedItem.id)?.click();
		},
		stateReducer(state, { type, changes }) {
			switch (type) {
				case stateChangeTypes.InputClick:
					return state;
				case stateChangeTypes.InputBlur:
					return { ...state, isOpen: false, highlightedIndex: -1 };
				case stateChangeTypes.ItemClick:
				case stateChangeTypes.InputKeyDownEnter: {
					const { isOpen: wasOpen, highlightedIndex } = state;
					return { ...changes, isOpen: wasOpen, highlightedIndex };
				}
				default:
					return changes;
			}
		},
	});

	// What was typed before React came, and what an address such as /?q=rathore asks for.
	useEffect(() => {
		if (!box.current || !input.current) return;
		const typed = input.current.value;
		const asked = new URLSearchParams(location.search).get('q')?.slice(0, longestSearch).trim();
		setInputValue(typed || (asked ?? ''));
		setChosen(chosenIn(box.current));
		if (asked && typed === '') input.current.focus();
		const isFocused = document.activeElement === input.current;
		setOpen(isFocused);
		setTyping(isFocused);
	}, []);

	// A phone has little room above its keyboard: the box goes to the top of it.
	useEffect(() => {
		if (isShown && matchMedia('(max-width: 47.99rem)').matches)
			input.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
	}, [isShown]);

	const choose = (form: HTMLFormElement) => {
		const next = chosenIn(form);
		setChosen((before) => (before.join() === next.join() ? before : next));
		setOpen(true);
	};
	const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
		if (!currentTarget.contains(relatedTarget)) setOpen(false);
	};
	const status = () => {
		if (chosen.length === 0) return words === '' ? '' : t('noCategory');
		if (words === '') return '';
		if (isBusy) return t('searching');
		if (outcome === 'nothing') return t('none');
		return outcome === 'found' ? t('results', { count: formatCount(rows.length, language) }) : '';
	};
	return (
		<search aria-labelledby={`${inputId}-title`} className="container-page block pt-10 md:pt-14">
			<form
				ref={box}
				method="get"
				action={pathIn(language, '/')}
				onSubmit={(event) => event.preventDefault()}
				onInput={({ currentTarget }) => choose(currentTarget)}
				onBlur={leave}
				className="rounded-feature border border-line bg-surface p-5 shadow-soft md:p-7"
			>
				<h2 id={`${inputId}-title`} className="text-h3 md:text-h3-wide">
					{t('title')}
				</h2>
				<fieldset className="mt-2">
					<legend className="sr-only">{t('legend')}</legend>
					<div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 md:flex md:flex-wrap md:gap-x-6">
						{categories.map((category) => (
							<Checkbox key={category} name="in" value={category} label={t(category)} defaultChecked />
						))}
					</div>
				</fieldset>
				<div className="relative mt-2">
					<SearchIcon
						aria-hidden="true"
						className="pointer-events-none absolute top-3.5 left-4 size-5 text-text-muted"
					/>
					<input
						{...getInputProps({
							...{ ref: input, type: 'search', name: 'q', maxLength: longestSearch },
							...{ autoCapitalize: 'none', spellCheck: false, enterKeyHint: 'search' },
							...{ 'aria-label': t('label'), 'aria-describedby': hintId, 'aria-expanded': isListed },
							'aria-controls': isListed ? listId : undefined,
							className: `${controlClass} -scroll-mt-14 min-h-12 pr-12 pl-12`,
							onChange: ({ currentTarget }) => setInputValue(currentTarget.value),
							onFocus: () => {
								setTyping(true);
								setOpen(true);
							},
							onBlur: () => setTyping(false),
							// Keys that an input method takes for itself.
							onKeyDown: ({ nativeEvent }) =>
								Object.assign(nativeEvent, { preventDownshiftDefault: nativeEvent.isComposing }),
						})}
					/>
					{isBusy && (
						<span className="pointer-events-none absolute top-3.5 right-4 text-primary">
							<Spinner />
						</span>
					)}
					{isShown && (
						<Suspense>
							<SearchResults
								{...{ language, outcome, groups, words, isBusy, activeId, getMenuProps, getItemProps }}
								onRetry={() => {
									setChosen([...chosen]);
									setOpen(true);
								}}
							/>
						</Suspense>
					)}
				</div>
				<p id={hintId} className="mt-2 text-sm text-text-muted">
					{words !== '' && chosen.length === 0 ? t('noCategory') : t('hint')}
				</p>
				<noscript>
					<p className="mt-1 text-sm text-text-muted">{t('noScript')}</p>
				</noscript>
				<p role="status" className="sr-only">
					{status()}
				</p>
			</form>
		</search>
	);
}

/** The ticked categories; read from the form, because they may have been ticked before React came. */
function chosenIn(form: HTMLFormElement): Category[] {
	const ticked = [...form.querySelectorAll('input')].filter(({ checked }) => checked);
	return categories.filter((category) => ticked.some(({ value }) => value === category));
}
