/** The running product. */
export interface Product {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

export function startProduct(settings?: Record<string, string>): Promise<Product>;

export function freePorts(count: number): Promise<number>;

/**
 * Resolves when `url` answers as healthy; rejects when `child`, which serves it, ends before, or after a time limit.
 */
export function untilHealthy(url: string, child: { exitCode: number | null }): Promise<void>;
