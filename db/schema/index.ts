export * from "./accounts";
export * from "./clubs";
export * from "./competitions";
export * from "./fixtures";
export * from "./leagues";
export * from "./office";
export * from "./plays";
