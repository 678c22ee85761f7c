'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { chooseLanguage } from '@/lib/client/language';
import { askToSwitchLanguage } from '@/lib/client/leave-guard';
import { toggleTheme } from '@/lib/client/theme';
import { isLanguage, type Language, languages } from '@/lib/core/language';
import { fixedPathIn, getPath, pathIn } from '@/lib/core/localized-path';
import { Account } from './account';
import { NavigationLink } from './navigation-link';

/** In any language, with the names of their messages. */
const pages = [
	['/', 'home'],
	['/family-tree', 'familyTree'],
	['/matrimonial', 'matrimonial'],
	['/devi', 'devi'],
	['/devta', 'devta'],
	['/gallery', 'gallery'],
	['/blogs', 'blogs'],
	['/about', 'about'],
	['/contact', 'contact'],
] as const;

const protectedPath = '/family-tree';

/** Said once for all links within. */
const links =
	'[&_a]:relative [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:whitespace-nowrap [&_a]:rounded-control [&_a]:px-2 [&_a]:text-sm xl:[&_a]:px-1 min-[90rem]:[&_a]:px-1.5 [&_a:hover]:bg-ivory/10 [&_a[aria-current=page]]:font-semibold [&_a[aria-current=page]]:text-gold-300';

interface NavigationProps {
	language: Language;
	/** The page is made for a member. */
	isForMember: boolean;
	bell: ReactNode;
}

/**
 * Links, language, theme, account and what waits for the member: in the bar, or behind a menu button below 768 px. The bar
 * has one row on a wide screen.
 */
export function Navigation({ language, isForMember, bell }: NavigationProps) {
	const t = useTranslations('site.navigation');
	const tPages = useTranslations('site.pages');
	const path = getPath(usePathname());
	const [openAt, setOpenAt] = useState<string | null>(null);
	const isOpen = openAt === path;
	useEffect(() => {
		if (!isOpen) return;
		const closeByEscape = (event: KeyboardEvent) => {
			if (event.key === 'Escape') setOpenAt(null);
		};
		document.addEventListener('keydown', closeByEscape);
		return () => document.removeEventListener('keydown', closeByEscape);
	}, [isOpen]);
	return (
		<>
			<div className="ml-auto md:order-2 md:ml-0 noscript:hidden">{bell}</div>
			<button
				type="button"
				aria-label={t('menu')}
				aria-expanded={isOpen}
				aria-controls="site-menu"
				onClick={() => setOpenAt(isOpen ? null : path)}
				className="grid size-11 place-items-center rounded-control border border-maroon-400 md:hidden noscript:hidden"
			>
				<svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 stroke-2 stroke-current">
					<path d={isOpen ? 'm4 4 12 12M16 4 4 16' : 'M3 5h14M3 10h14M3 15h14'} strokeLinecap="round" />
				</svg>
			</button>
			<div
				id="site-menu"
				className={`${isOpen ? 'flex' : 'hidden'} max-md:noscript:flex max-h-[calc(100dvh-4rem)] basis-full flex-col gap-4 overflow-y-auto pt-2 pb-6 md:contents`}
			>
				<nav
					aria-label={t('label')}
					className="grow md:max-xl:order-1 md:max-xl:basis-[calc(100%-5rem)] xl:grow-0"
				>
					<ul
						className={`md:-mx-2 flex flex-col md:flex-row md:justify-between xl:mx-0 xl:justify-start ${links}`}
					>
						{pages.map(([page, name]) => (
							<li key={page}>
								<NavigationLink
									href={pathIn(language, page)}
									isCurrent={page === path}
									isProtected={page === protectedPath}
								>
									{tPages(name)}
								</NavigationLink>
							</li>
						))}
					</ul>
				</nav>
				<div className="flex flex-col gap-4 md:ml-auto md:min-h-14 md:flex-row md:items-center md:gap-2 xl:gap-1">
					<div className="flex items-center gap-2 max-md:order-last">
						<LanguageSwitch language={language} path={path} />
						<ThemeSwitch />
					</div>
					<Account language={language} path={path} isForMember={isForMember} />
				</div>
			</div>
		</>
	);
}

function ThemeSwitch() {
	const label = useTranslations('site.navigation')('theme');
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			onClick={toggleTheme}
			className="grid size-11 place-items-center rounded-full hover:bg-ivory/10 noscript:hidden"
		>
			<svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 fill-none stroke-[1.75] stroke-current">
				<circle cx="10" cy="10" r="7" />
				<path d="M10 3a7 7 0 0 1 0 14Z" className="fill-current" />
			</svg>
		</button>
	);
}

/** One button to the other language; in the menu of a small screen, a list of both; without scripts a link. */
function LanguageSwitch({ language, path }: { language: Language; path: string }) {
	const t = useTranslations('site');
	const other = languages.find((candidate) => candidate !== language) ?? language;
	return (
		<>
			<button
				type="button"
				lang={other}
				onClick={() => askToSwitchLanguage((hasKeptEdits) => chooseLanguage(other, hasKeptEdits))}
				className="min-h-11 whitespace-nowrap rounded-full border border-maroon-400 px-4 text-sm hover:bg-ivory/10 max-md:hidden xl:px-3 noscript:hidden"
			>
				{t(`languages.${other}`)}
			</button>
			<a
				href={fixedPathIn(other, path)}
				lang={other}
				rel="nofollow"
				className="hidden min-h-11 items-center px-2 text-sm hover:bg-ivory/10 noscript:inline-flex"
			>
				{t(`languages.${other}`)}
			</a>
			<label className="flex items-center gap-3 text-sm md:hidden noscript:hidden">
				{t('navigation.language')}
				<select
					value={language}
					onChange={({ target: { value: chosen } }) =>
						isLanguage(chosen) && askToSwitchLanguage((hasKeptEdits) => chooseLanguage(chosen, hasKeptEdits))
					}
					className="min-h-11 rounded-control border border-maroon-400 bg-maroon-900 px-3"
				>
					{languages.map((choice) => (
						<option key={choice} value={choice} lang={choice}>
							{t(`languages.${choice}`)}
						</option>
					))}
				</select>
			</label>
		</>
	);
}
