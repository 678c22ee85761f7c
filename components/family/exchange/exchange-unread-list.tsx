'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ImportPreview } from '@/lib/client/family/exchange/import-choices';
import { formatCount } from '@/lib/platform/i18n/format';

const moreAtATime = 50;

/** The places of a file that are not understood, folded away until somebody wants to know. */
export function ExchangeUnreadList({ unread }: { unread: ImportPreview['unread'] }) {
	const t = useTranslations('familyExchange.preview');
	const language = useLocale();
	const [shown, setShown] = useState(moreAtATime);
	return (
		<details className="rounded-card border border-line bg-raised px-5">
			<summary className="min-h-11 cursor-pointer py-3 font-semibold">
				{t('unread', { count: formatCount(unread.length, language) })}
			</summary>
			<p className="pb-3 text-sm text-text-muted">{t('unreadHint')}</p>
			<ul className="flex flex-col gap-3 pb-4">
				{unread.slice(0, shown).map(({ line, text, message, count }) => (
					<li key={`${line} ${message}`} className="text-sm">
						<p>
							{line > 0 && <span className="font-semibold">{t('line', { line })} </span>}
							{message}
							{count > 1 && ` ${t('often', { count })}`}
						</p>
						<p className="break-all text-text-muted">{text}</p>
					</li>
				))}
			</ul>
			{unread.length > shown && (
				<Button look="quiet" className="mb-3" onClick={() => setShown(shown + moreAtATime)}>
					{t('unreadMore')}
				</Button>
			)}
		</details>
	);
}
