'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { newerBuild } from '@/lib/client/newer-build';
import { useStore } from '@/lib/client/use-store';

/** Offers to reload a page that is older than the server. Edits that are not saved are asked about, as before any reload. */
export function NewerBuildNotice() {
	const t = useTranslations('site');
	const isNewer = useStore(newerBuild);
	const [isDismissed, setDismissed] = useState(false);
	if (!isNewer || isDismissed) return null;
	return (
		<div className="fixed inset-x-0 bottom-0 z-50 border-line border-t bg-page p-2 print:hidden">
			<div className="mx-auto max-w-3xl">
				<Banner tone="info" dismiss={{ label: t('close'), onDismiss: () => setDismissed(true) }}>
					<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
						<p className="min-w-48 flex-1">{t('newerBuild')}</p>
						<Button look="outline" onClick={() => location.reload()}>
							{t('reload')}
						</Button>
					</div>
				</Banner>
			</div>
		</div>
	);
}
