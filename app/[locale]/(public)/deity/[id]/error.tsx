'use client';

import { LoadFailure } from '@/components/heritage/deity/load-failure';

export default function DeityFailure({ retry }: { retry: () => void }) {
	return <LoadFailure of="one" retry={retry} />;
}
