'use client';

import { useLocale, useMessages } from 'next-intl';
import { ErrorNotice } from '@/components/layout/error-notice';

export default function PageFailure({ retry }: { retry: () => void }) {
	const { errorPage } = useMessages();
	return <ErrorNotice language={useLocale()} texts={errorPage} retry={retry} />;
}
