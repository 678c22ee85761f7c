// Takes the place of Next's module where a component is rendered without a browser:
// vi.mock('next/navigation', () => import('@/tests/support/page-address'));

/** The address of the page: its search parameters. */
export const address = { query: '' };

export const useRouter = () => ({});
export const usePathname = () => '/';
export const useSearchParams = () => new URLSearchParams(address.query);
