'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { defaultLanguage, type Language } from '@/lib/core/language';
import type { ErrorNoticeTexts } from './error-notice';

interface ErrorTextsValue {
	language: Language;
	texts: ErrorNoticeTexts;
}

const Context = createContext<ErrorTextsValue>({
	language: defaultLanguage,
	texts: { title: '', text: '', retry: '', home: '' },
});

/** Keeps the words of the error page at hand: when it is needed, the server may not answer any more. */
export function ErrorTexts({ children, ...value }: ErrorTextsValue & { children: ReactNode }) {
	return <Context value={value}>{children}</Context>;
}

export function useErrorTexts(): ErrorTextsValue {
	return useContext(Context);
}
