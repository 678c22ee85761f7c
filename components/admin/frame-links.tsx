import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { getPath } from '@/lib/core/localized-path';
import { formatCount } from '@/lib/platform/i18n/format';
import { adminPages, currentPage } from './pages';
import { useWaiting } from './waiting';

interface FrameLinksProps {
	hasOutbox: boolean;
	/** There is room for the pictures alone. */
	isNarrow: boolean;
	onFollow?: () => void;
}

/** The pages of the back office, with how much waits on them. */
export function FrameLinks({ hasOutbox, isNarrow, onFollow }: FrameLinksProps) {
	const t = useTranslations('admin.frame');
	const language = useLocale();
	const current = currentPage(getPath(usePathname()));
	const { answer: counts } = useWaiting();
	const pages = adminPages.filter(({ needsOutbox }) => hasOutbox || !needsOutbox);
	return (
		<nav aria-label={t('navigation')} className="flex-1 px-3.5 py-2">
			<ul className="flex flex-col gap-0.5">
				{pages.map(({ path, name, icon: Icon, waiting: waitingOf }) => {
					const count = counts && waitingOf ? waitingOf(counts) : 0;
					return (
						<li key={path}>
							<Link
								href={path}
								prefetch={false}
								aria-current={path === current ? 'page' : undefined}
								title={isNarrow ? t(`pages.${name}`) : undefined}
								{...(onFollow && { onClick: onFollow })}
								className={frameLinkClass}
							>
								<Icon aria-hidden="true" className="size-5 shrink-0" />
								<span className={isNarrow ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{t(`pages.${name}`)}</span>
								{count > 0 && (
									<span className={isNarrow ? `${badge} absolute top-0 right-0` : badge}>
										<span aria-hidden="true">{formatCount(count, language)}</span>
										<span className="sr-only">{`, ${t('waiting', { count })}`}</span>
									</span>
								)}
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

const badge =
	'min-w-5 rounded-full bg-gold-400 px-1.5 text-center font-semibold text-maroon-900 text-xs tabular-nums';

export const frameLinkClass =
	'relative flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-sm hover:bg-ivory/10 aria-[current=page]:bg-ivory/15 aria-[current=page]:font-semibold aria-[current=page]:text-gold-300';
