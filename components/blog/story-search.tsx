'use client';

import { Search } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PageLinks } from '@/components/ui/page-links';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi, mapData } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';
import { storyOf } from './answers';
import { BlogTitles } from './blog-titles';
import { useAnswer } from './use-answer';

interface StorySearchProps {
	language: Language;
	/** Only stories in this language are searched; null for all. */
	writtenIn: Language | null;
	/** The list that is there without a search. */
	children: ReactNode;
}

interface StoryQuery {
	/** Trimmed; empty for no search. */
	words: string;
	/** Of what is found, from 1. */
	page: number;
}

const nothing: StoryQuery = { words: '', page: 1 };
const mostLetters = 100;
const storiesEach = 12;
/** After the last keystroke. */
const pauseMs = 250;

/** Searches stories by title and author in both scripts; the address keeps the search: `?q=`, then `&page=`. */
export function StorySearch({ language, writtenIn, children }: StorySearchProps) {
	const t = useTranslations('stories.search');
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isRead = useRef(false);
	const [query, setQuery] = useState(nothing);

	const search = useCallback((next: StoryQuery) => {
		clearTimeout(timer.current);
		setQuery(next);
		history.replaceState(null, '', addressOf(next));
	}, []);
	const searchTyped = useCallback(
		() => search({ words: input.current?.value.trim() ?? '', page: 1 }),
		[search],
	);
	const readAddress = useCallback(
		(asked: StoryQuery) => {
			const box = input.current;
			const typed = box?.value.trim() ?? '';
			if (box && asked.words === '' && typed !== '' && !isRead.current) {
				// What has been typed before the page came to life is newer than its address, and belongs in it; Next takes
				// note of addresses once it is all up.
				timer.current = setTimeout(searchTyped);
			} else {
				if (box && typed !== asked.words && document.activeElement !== box) box.value = asked.words;
				setQuery(asked);
			}
			isRead.current = true;
		},
		[searchTyped],
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
							<span className="relative block">
								<Search
									aria-hidden="true"
									className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-text-muted"
								/>
								<Input
									{...control}
									ref={input}
									name="q"
									type="search"
									placeholder={t('placeholder')}
									maxLength={mostLetters}
									autoComplete="off"
									enterKeyHint="search"
									className="pl-11"
								/>
							</span>
						)}
					</Field>
				</form>
			</search>
			{query.words === '' ? children : <FoundStories {...{ language, writtenIn, query }} onClear={clear} />}
		</>
	);
}

/** Reads the search from the address, now and whenever it changes. */
function AddressReader({ onRead }: { onRead: (query: StoryQuery) => void }) {
	const asked = useSearchParams();
	useEffect(() => onRead(queryIn(asked)), [asked, onRead]);
	return null;
}

interface FoundStoriesProps extends Omit<StorySearchProps, 'children'> {
	query: StoryQuery;
	onClear: () => void;
}

const stay = () => false;

function FoundStories({ language, writtenIn, query, onClear }: FoundStoriesProps) {
	const t = useTranslations('stories.search');
	const tStories = useTranslations('stories');
	const tPager = useTranslations('blogs.pager');
	const { asked, tryAgain } = useAnswer(
		JSON.stringify([query, writtenIn]),
		() => findStories(query, writtenIn),
		stay,
	);
	if (asked.status === 'loading') {
		return (
			<div role="status">
				<span className="sr-only">{t('searching')}</span>
				<Skeleton className="h-32 w-full" />
			</div>
		);
	}
	if (asked.status === 'failed') {
		return (
			<RetryPanel text={t('failed')} reason={asked.message} retry={tStories('tryAgain')} onRetry={tryAgain} />
		);
	}
	const { stories, total, pages } = asked.answer;
	return (
		<>
			<p role="status" className="text-sm text-text-muted">
				{total === 0 ? (
					<span className="sr-only">{t('none')}</span>
				) : (
					t('found', { count: formatCount(total, language) })
				)}
			</p>
			{total === 0 ? (
				<EmptyState title={t('none')} text={t('noneHint')}>
					<Button look="outline" onClick={onClear}>
						{t('clear')}
					</Button>
				</EmptyState>
			) : (
				<BlogTitles blogs={stories} language={language} />
			)}
			<PageLinks
				page={query.page}
				pages={pages}
				hrefOf={(page) => addressOf({ ...query, page })}
				texts={{
					label: tPager('label'),
					newer: tPager('newer'),
					older: tPager('older'),
					number: (page) => tPager('number', { page }),
					page: tPager('page', { page: query.page, pages }),
				}}
			/>
		</>
	);
}

function queryIn(asked: Pick<URLSearchParams, 'get'>): StoryQuery {
	const page = Number(asked.get('page') ?? 1);
	return {
		words: (asked.get('q') ?? '').slice(0, mostLetters).trim(),
		page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
	};
}

/** The page's own address with the search in it. */
function addressOf({ words, page }: StoryQuery): string {
	const asked = new URLSearchParams(location.search);
	for (const name of ['q', 'page']) asked.delete(name);
	if (words !== '') asked.set('q', words);
	if (words !== '' && page > 1) asked.set('page', String(page));
	return asked.size === 0 ? location.pathname : `${location.pathname}?${asked}`;
}

async function findStories({ words, page }: StoryQuery, writtenIn: Language | null) {
	const answer = await callApi('GET /api/blogs', {
		query: { search: words, page, limit: storiesEach, ...(writtenIn && { language: writtenIn }) },
	});
	return mapData(answer, ({ blogs, pagination }) => ({ stories: blogs.map(storyOf), ...pagination }));
}
