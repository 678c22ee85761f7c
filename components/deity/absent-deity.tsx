'use client';

import { useParams } from 'next/navigation';
import { useWasRemoved } from '@/components/site/use-was-removed';
import { DeityAbsence } from './deity-absence';

/** Where there is no such deity. */
export function AbsentDeity() {
	const { id } = useParams<{ id: string }>();
	return <DeityAbsence isRemoved={useWasRemoved('GET /api/deities/[id]', id)} />;
}
