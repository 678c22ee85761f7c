'use client';

import { ErrorNotice } from '@/components/site/error-notice';
import { useErrorTexts } from '@/components/site/error-texts';

export default function ErrorPage({ retry }: { retry: () => void }) {
	const { language, texts } = useErrorTexts();
	return <ErrorNotice language={language} texts={texts} retry={retry} />;
}
