'use client';

import { Search as SearchIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
	type FocusEvent,
	type KeyboardEvent,
	lazy,
	Suspense,
	useEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { controlClass } from '@/components/ui/control-style';
import { Spinner } from '@/components/ui/spinner';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formatCount } from '@/lib/platform/i18n/format';
import { categories, type Search } from './search-categories';
import { outcomeOf, placedGroups, rowAfter } from './search-rows';
import { fetchSearch, useCommunitySearch } from './use-community-search';

const SearchResults = lazy(async () => ({ default: (await fetchSearch()).LateResults }));

const longestSearch = 100;
const inputId = 'community-search';
const hintId = `${inputId}-hint`;
const listId = `${inputId}-list`;

/** One box over the whole community: what it finds opens below, group by group, and is walked through by keyboard. */
export function CommunitySearch({ language }: { language: Language }) {
	const t = useTranslations('home.search');
	const box = useRef<HTMLFormElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const [search, setSearch] = useState<Search>({ words: '', chosen: categories });
	const [isOpen, setOpen] = useState(false);
	const [activeId, setActiveId] = useState<string | null>(null);
	const { answers, isBusy } = useCommunitySearch(search);
	const { words, chosen } = search;
	const groups = useMemo(() => placedGroups(answers, chosen), [answers, chosen]);
	const outcome = outcomeOf(answers, chosen);
	const isShown = isOpen && words !== '' && chosen.length > 0 && outcome !== 'waiting';
	const isListed = isShown && outcome === 'found';
	const active = groups.flatMap(({ rows }) => rows).find(({ id }) => id === activeId);

	const read = () => {
		if (!box.current) return;
		const next = searchIn(box.current);
		setSearch((before) => (isSame(before, next) ? before : next));
		setActiveId(null);
		setOpen(next.words !== '');
	};
	const close = () => {
		setOpen(false);
		setActiveId(null);
	};

	// What was typed before React came, and what an address such as /?q=rathore asks for.
	useEffect(() => {
		if (!box.current || !input.current) return;
		const asked = new URLSearchParams(location.search).get('q')?.slice(0, longestSearch).trim();
		if (asked && input.current.value === '') {
			input.current.value = asked;
			input.current.focus();
		}
		const typed = searchIn(box.current);
		setSearch((before) => (isSame(before, typed) ? before : typed));
		setOpen(typed.words !== '' && document.activeElement === input.current);
	}, []);

	useEffect(() => {
		if (!isShown) return;
		const leave = ({ target }: PointerEvent) => {
			if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
		};
		document.addEventListener('pointerdown', leave);
		return () => document.removeEventListener('pointerdown', leave);
	}, [isShown]);

	// A phone has little room above its keyboard: the box goes to the top of it.
	useEffect(() => {
		if (isShown && matchMedia('(max-width: 47.99rem)').matches)
			input.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
	}, [isShown]);

	const press = (event: KeyboardEvent<HTMLInputElement>) => {
		// Keys that an input method takes for itself.
		if (event.nativeEvent.isComposing) return;
		if (event.key === 'Escape' && isOpen) {
			// Else the browser empties the box.
			event.preventDefault();
			close();
		} else if (event.key === 'Enter') {
			event.preventDefault();
			// A row that leads nowhere is no link, and does nothing.
			if (isListed && active) document.getElementById(active.id)?.click();
		} else if (!isListed) {
			if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
			event.preventDefault();
			setOpen(words !== '');
		} else {
			const next = rowAfter(event.key, activeId, groups);
			if (next === null) return;
			event.preventDefault();
			setActiveId(next);
			document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
		}
	};
	const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
		if (!currentTarget.contains(relatedTarget)) close();
	};
	const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
	const status = () => {
		if (chosen.length === 0) return words === '' ? '' : t('noCategory');
		if (words === '') return '';
		if (isBusy) return t('searching');
		if (outcome === 'nothing') return t('none');
		return outcome === 'found' ? t('results', { count: formatCount(count, language) }) : '';
	};
	return (
		<search aria-labelledby={`${inputId}-title`} className="container-page block pt-10 md:pt-14">
			<form
				ref={box}
				method="get"
				action={pathIn(language, '/')}
				onSubmit={(event) => event.preventDefault()}
				onInput={read}
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
						ref={input}
						id={inputId}
						type="search"
						name="q"
						role="combobox"
						aria-label={t('label')}
						aria-describedby={hintId}
						aria-autocomplete="list"
						aria-expanded={isListed}
						aria-controls={isListed ? listId : undefined}
						aria-activedescendant={isListed ? active?.id : undefined}
						maxLength={longestSearch}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						enterKeyHint="search"
						onKeyDown={press}
						onFocus={() => setOpen(words !== '')}
						className={`${controlClass} -scroll-mt-14 min-h-12 pr-12 pl-12`}
					/>
					{isBusy && (
						<span className="pointer-events-none absolute top-3.5 right-4 text-primary">
							<Spinner />
						</span>
					)}
					{isShown && (
						<Suspense>
							<SearchResults
								{...{ language, listId, outcome, groups, words, isBusy }}
								activeId={active?.id ?? null}
								onPoint={setActiveId}
								onRetry={() => setSearch({ ...search })}
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

/** What the form holds; read from it, because it may have been filled in before React came. */
function searchIn(form: HTMLFormElement): Search {
	const inputs = [...form.querySelectorAll('input')];
	const ticked = inputs.filter(({ checked }) => checked).map(({ value }) => value);
	return {
		words: inputs.find(({ id }) => id === inputId)?.value.trim() ?? '',
		chosen: categories.filter((category) => ticked.includes(category)),
	};
}

function isSame(one: Search, other: Search): boolean {
	return one.words === other.words && one.chosen.join() === other.chosen.join();
}
