/** The running product. */
export interface Product {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

export function startProduct(settings?: Record<string, string>): Promise<Product>;

export function freePorts(count: number): Promise<number>;
