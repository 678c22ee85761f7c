'use client';

import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { CloseButton } from '@/components/ui/close-button';
import { FrameActions, FrameLinks } from './frame-links';
import { keepSidebar } from './sidebar-width';

interface SidebarProps {
	/** As it was left. */
	wasNarrow: boolean;
	/** Mails are kept in the database, for administrators to read. */
	hasOutbox: boolean;
}

/** The pages of the back office at the left edge, wide or narrow; under 768 px behind a menu button. */
export function Sidebar({ wasNarrow, hasOutbox }: SidebarProps) {
	const t = useTranslations('admin.frame');
	const [isNarrow, setNarrow] = useState(wasNarrow);
	const toggle = () => {
		keepSidebar(!isNarrow);
		setNarrow(!isNarrow);
	};
	const Icon = isNarrow ? ChevronsRight : ChevronsLeft;
	return (
		<>
			<div
				className={`on-maroon sticky top-0 hidden h-dvh shrink-0 flex-col overflow-y-auto overflow-x-hidden bg-maroon-800 transition-[width] duration-150 md:flex print:hidden ${isNarrow ? 'w-18' : 'w-62'}`}
			>
				<div className="flex min-h-16 items-center gap-2 px-3.5">
					{!isNarrow && <FrameTitle />}
					<button
						type="button"
						aria-label={isNarrow ? t('expand') : t('collapse')}
						title={isNarrow ? t('expand') : t('collapse')}
						aria-expanded={!isNarrow}
						onClick={toggle}
						className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-ivory/10"
					>
						<Icon aria-hidden="true" className="size-5" />
					</button>
				</div>
				<FrameLinks hasOutbox={hasOutbox} isNarrow={isNarrow} />
				<FrameActions isNarrow={isNarrow} />
			</div>
			<Drawer hasOutbox={hasOutbox} />
		</>
	);
}

function FrameTitle() {
	const t = useTranslations('admin.frame');
	return (
		<p className="min-w-0 flex-1 truncate pl-2 font-bold font-serif text-gold-300 text-h3">{t('title')}</p>
	);
}

/** The same on a narrow screen: a bar with a button that opens it over the page. The browser holds the focus in it. */
function Drawer({ hasOutbox }: Omit<SidebarProps, 'wasNarrow'>) {
	const t = useTranslations('admin.frame');
	const drawer = useRef<HTMLDialogElement>(null);
	const close = () => drawer.current?.close();
	useEffect(() => {
		const opened = drawer.current;
		const closeFromBackdrop = (event: MouseEvent) => event.target === opened && opened?.close();
		// Open on a screen that has become wide, it would lock the page.
		const wide = matchMedia('(min-width: 48rem)');
		const closeWhenWide = () => wide.matches && opened?.close();
		opened?.addEventListener('click', closeFromBackdrop);
		wide.addEventListener('change', closeWhenWide);
		return () => {
			opened?.removeEventListener('click', closeFromBackdrop);
			wide.removeEventListener('change', closeWhenWide);
		};
	}, []);
	return (
		<div className="on-maroon sticky top-0 z-40 flex min-h-15 items-center bg-maroon-800 px-2 md:hidden print:hidden">
			<FrameTitle />
			<button
				type="button"
				aria-label={t('menu')}
				aria-haspopup="dialog"
				onClick={() => drawer.current?.showModal()}
				className="grid size-11 shrink-0 place-items-center rounded-control border border-maroon-400"
			>
				<svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 stroke-2 stroke-current">
					<path d="M3 5h14M3 10h14M3 15h14" strokeLinecap="round" />
				</svg>
			</button>
			<dialog
				ref={drawer}
				aria-label={t('menu')}
				className="on-maroon m-0 h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))] max-w-none flex-col overflow-y-auto bg-maroon-800 backdrop:bg-maroon-950/60 open:flex"
			>
				<div className="flex min-h-15 items-center px-2">
					<FrameTitle />
					<CloseButton label={t('close')} onClick={close} />
				</div>
				<FrameLinks hasOutbox={hasOutbox} isNarrow={false} onFollow={close} />
				<FrameActions isNarrow={false} />
			</dialog>
		</div>
	);
}
