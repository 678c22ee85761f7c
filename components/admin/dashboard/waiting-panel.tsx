import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { formatCount } from '@/lib/platform/i18n/format';
import { useWaiting, type Waiting } from '../waiting';
import { AdminPanel } from './panel';

/** Where each waits. */
const places = [
	['blogs', '/admin/blogs?status=pending'],
	['pictures', '/admin/gallery?status=pending'],
	['messages', '/admin/messages?state=unread'],
	['reports', '/admin/messages?tab=reports&state=open'],
] as const satisfies readonly (readonly [keyof Waiting, string])[];

/** What an administrator has to look at, with the way there. */
export function WaitingPanel() {
	const t = useTranslations('admin.dashboard');
	const language = useLocale();
	const waiting = useWaiting();
	return (
		<AdminPanel title={t('waiting.title')} list={waiting} failed={t('failed')}>
			{(answer) => (
				<>
					{places.every(([name]) => answer[name] === 0) && (
						<p className="text-text-muted">{t('waiting.none')}</p>
					)}
					<ul className="flex flex-col divide-y divide-line">
						{places.map(([name, href]) => (
							<li key={name}>
								<Link
									href={href}
									prefetch={false}
									className="flex min-h-14 items-center gap-3 rounded-control px-2 hover:bg-raised"
								>
									<span className="min-w-0 flex-1">{t(`waiting.${name}`)}</span>
									<span
										className={`font-bold font-serif text-h3 tabular-nums ${answer[name] > 0 ? 'text-primary' : 'text-text-muted'}`}
									>
										{formatCount(answer[name], language)}
									</span>
									<ChevronRight aria-hidden="true" className="size-5 text-text-muted" />
								</Link>
							</li>
						))}
					</ul>
				</>
			)}
		</AdminPanel>
	);
}
