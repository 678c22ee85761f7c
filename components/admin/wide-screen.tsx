import { createContext, useContext } from 'react';
import { useMediaQuery } from '@/components/ui/use-media-query';

/** Whether the browser says that it is not a phone: what the server's HTML is made for. */
export const WideScreen = createContext(true);

export function useWideScreen(): boolean {
	return useMediaQuery('(min-width: 48rem)', useContext(WideScreen));
}
