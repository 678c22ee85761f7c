'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { SearchInput } from '@/components/ui/search-input';
import { isFetched } from '@/components/ui/use-fetched-first';
import { unreachableSentence } from '@/lib/client/api';
import { showToast } from '@/lib/client/toast';
import type { Language } from '@/lib/core/language';
import type { BlogQuery } from './found-blog-list';

interface BlogSearchPanelProps {
	language: Language;
	/** Only blogs in this language are searched; null for all. */
	writtenIn: Language | null;
	/** The list that is there without a search. */
	children: ReactNode;
}

const fetchFound = () => import('./found-blog-list');
const FoundBlogList = lazy(async () => ({ default: (await fetchFound()).FoundBlogList }));

const nothing: BlogQuery = { words: '', page: 1 };
const maxLetters = 100;
/** After the last keystroke. */
const pauseMs = 250;

/** Searches blogs by title and author in both scripts; the address keeps the search: `?q=`, then `&page=`. */
export function BlogSearchPanel({ language, writtenIn, children }: BlogSearchPanelProps) {
	const t = useTranslations('blogs.search');
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isRead = useRef(false);
	const latest = useRef(nothing);
	const [query, setQuery] = useState(nothing);

	const show = useCallback(async (next: BlogQuery) => {
		latest.current = next;
		if (next.words !== '' && !(await isFetched(fetchFound))) return showToast(unreachableSentence(), 'error');
		if (latest.current === next) setQuery(next);
	}, []);
	const search = useCallback(
		(next: BlogQuery) => {
			clearTimeout(timer.current);
			void show(next);
			history.replaceState(null, '', getAddress(next));
		},
		[show],
	);
	const searchTyped = useCallback(
		() => search({ words: input.current?.value.trim() ?? '', page: 1 }),
		[search],
	);
	const readAddress = useCallback(
		(asked: BlogQuery) => {
			const box = input.current;
			const typed = box?.value.trim() ?? '';
			if (box && asked.words === '' && typed !== '' && !isRead.current) {
				// What has been typed before the page came to life is newer than its address, and belongs in it; Next takes
				// note of addresses once it is all up.
				timer.current = setTimeout(searchTyped);
			} else {
				if (box && typed !== asked.words && document.activeElement !== box) box.value = asked.words;
				void show(asked);
			}
			isRead.current = true;
		},
		[searchTyped, show],
	);
	useEffect(() => () => clearTimeout(timer.current), []);

	const clear = () => {
		if (input.current) input.current.value = '';
		search(nothing);
		input.current?.focus();
	};
	return (
		<>
			{/* The address is known in the browser only. */}
			<Suspense fallback={null}>
				<AddressReader onRead={readAddress} />
			</Suspense>
			<search>
				<form
					method="get"
					onInput={() => {
						clearTimeout(timer.current);
						timer.current = setTimeout(searchTyped, pauseMs);
					}}
					onSubmit={(event) => {
						event.preventDefault();
						searchTyped();
					}}
					className="mb-6 noscript:hidden"
				>
					<Field id="story-search" label={t('label')} className="md:max-w-xl">
						{(control) => (
							<SearchInput
								{...control}
								ref={input}
								name="q"
								placeholder={t('placeholder')}
								maxLength={maxLetters}
								enterKeyHint="search"
							/>
						)}
					</Field>
				</form>
			</search>
			{query.words === '' ? (
				children
			) : (
				// However little is found, the footer stays below the screen, where the list had it.
				<div className="min-h-dvh">
					<Suspense>
						<FoundBlogList
							{...{ language, writtenIn, query }}
							hrefOf={(page) => getAddress({ ...query, page })}
							onClear={clear}
						/>
					</Suspense>
				</div>
			)}
		</>
	);
}

function AddressReader({ onRead }: { onRead: (query: BlogQuery) => void }) {
	const asked = useSearchParams();
	useEffect(() => onRead(queryIn(asked)), [asked, onRead]);
	return null;
}

function queryIn(asked: Pick<URLSearchParams, 'get'>): BlogQuery {
	const page = Number(asked.get('page') ?? 1);
	return {
		words: (asked.get('q') ?? '').slice(0, maxLetters).trim(),
		page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
	};
}

function getAddress({ words, page }: BlogQuery): string {
	const asked = new URLSearchParams(location.search);
	for (const name of ['q', 'page']) asked.delete(name);
	if (words !== '') asked.set('q', words);
	if (words !== '' && page > 1) asked.set('page', String(page));
	return asked.size === 0 ? location.pathname : `${location.pathname}?${asked}`;
}
