import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Banner } from '@/components/ui/banner';
import { useStore } from '@/lib/client/use-store';
import { clearNotice, notice } from './notice';

/** Where a page tells what has come of something: a success in green for three seconds, a failure until it is closed. */
export function Notices() {
	const t = useTranslations('admin.frame');
	const shown = useStore(notice);
	useEffect(() => clearNotice, []);
	if (!shown) return null;
	if (shown.tone === 'success') return <Banner tone="success">{shown.text}</Banner>;
	return (
		<Banner tone="error" dismiss={{ label: t('dismiss'), onDismiss: clearNotice }}>
			{shown.text}
		</Banner>
	);
}
