'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { FieldErrorMessages } from '@/components/form/field-sentences';
import type { Language } from '@/lib/core/language';
import type { AdminTexts } from './texts';

interface Admin {
	language: Language;
	texts: AdminTexts;
	/** What a schema says of a field that it refuses. */
	fieldErrors: FieldErrorMessages;
	/** Mails are kept in the database, for administrators to read. */
	hasOutbox: boolean;
}

const Context = createContext<Admin | null>(null);

/** Gives tables, pagers, undo bars and the like their words, so that no page has to pass them on. */
export function AdminProvider({ children, ...admin }: Admin & { children: ReactNode }) {
	return <Context value={admin}>{children}</Context>;
}

/** The language and the words of the back office; only inside its layout. */
export function useAdmin(): Admin {
	const admin = useContext(Context);
	if (!admin) throw new Error('outside the back office');
	return admin;
}
