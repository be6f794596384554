export declare const toolFolder: string;
export declare function findTool(name: string): string | undefined;
export declare function toolEnvironment(): Record<string, string>;
