'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Language } from '@/lib/core/language';
import { pathOf } from '@/lib/i18n/paths';
import { Account, type AccountTexts } from './account';
import { LanguageSwitch } from './language-switch';
import { NavigationLink } from './navigation-link';
import { ThemeSwitch } from './theme-switch';

interface NavigationTexts extends AccountTexts {
	label: string;
	menu: string;
	loginRequired: string;
	loginFirst: string;
	language: string;
	languages: Record<Language, string>;
	theme: string;
}

interface NavigationProps {
	language: Language;
	/** `path` is the page in any language, `href` where it stands in this one. */
	pages: readonly { path: string; href: string; label: string }[];
	texts: NavigationTexts;
}

const protectedPath = '/family-tree';

/** Links, language, theme and account: in the bar, or behind a menu button below 768 px. */
export function Navigation({ language, pages, texts }: NavigationProps) {
	const path = pathOf(usePathname());
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
			<button
				type="button"
				aria-label={texts.menu}
				aria-expanded={isOpen}
				aria-controls="site-menu"
				onClick={() => setOpenAt(isOpen ? null : path)}
				className="ml-auto grid size-11 place-items-center rounded-control border border-maroon-400 md:hidden noscript:hidden"
			>
				<svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 stroke-2 stroke-current">
					<path d={isOpen ? 'm4 4 12 12M16 4 4 16' : 'M3 5h14M3 10h14M3 15h14'} strokeLinecap="round" />
				</svg>
			</button>
			<div
				id="site-menu"
				className={`${isOpen ? 'flex' : 'hidden'} noscript:flex max-h-[calc(100dvh-4rem)] basis-full flex-col gap-4 overflow-y-auto pt-2 pb-6 md:contents`}
			>
				<nav aria-label={texts.label} className="md:max-xl:order-last md:max-xl:basis-full">
					<ul className="md:-mx-2 xl:mx-0 flex flex-col md:flex-row md:justify-between xl:justify-start">
						{pages.map((page) => (
							<li key={page.path}>
								<NavigationLink
									href={page.href}
									isCurrent={page.path === path}
									protection={
										page.path === protectedPath
											? {
													language,
													loginRequired: texts.loginRequired,
													loginFirst: texts.loginFirst,
												}
											: null
									}
								>
									{page.label}
								</NavigationLink>
							</li>
						))}
					</ul>
				</nav>
				<div className="flex flex-col gap-4 md:ml-auto md:min-h-14 md:flex-row md:items-center md:gap-2">
					<div className="flex items-center gap-2 max-md:order-last">
						<LanguageSwitch language={language} label={texts.language} names={texts.languages} />
						<ThemeSwitch label={texts.theme} />
					</div>
					<Account language={language} path={path} texts={texts} />
				</div>
			</div>
		</>
	);
}
